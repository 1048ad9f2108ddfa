import { fetchFile } from '@/components/shared/browser/fetch-file'
import { saveFile } from '@/components/shared/browser/save-file'
import { toast } from '@/components/hooks/use-toast'
import { getErrorMessage } from '@/lib/platform/http/api-client'

/** Saves an export without leaving the page: neither unsaved words nor a failure may cost it. */
export async function downloadExport(path: string): Promise<void> {
  try {
    const { file, name } = await fetchFile(path)
    saveFile(file, name)
  } catch (error) {
    toast({ title: 'Failed to export', description: getErrorMessage(error), variant: 'destructive' })
  }
}
