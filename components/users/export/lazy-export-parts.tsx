'use client'

import dynamic from 'next/dynamic'

/** Loaded on demand: few exports are large enough for parts. */
export const LazyExportParts = dynamic(() => import('./export-parts').then((module) => module.ExportParts))
