'use client'

import dynamic from 'next/dynamic'

/** By itself: few accounts are so large that they come in parts. */
export const LazyExportParts = dynamic(() => import('./export-parts').then((module) => module.ExportParts))
