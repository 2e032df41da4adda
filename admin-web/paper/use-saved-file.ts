import { useState } from 'react';
import { useToast } from '../kit/use-toast.tsx';
import { sentenceOf } from '../transport/failure.ts';

/** Saves a file that is made for the press of a button, one at a time; why it could not be is said. */
export function useSavedFile(failed: string) {
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);
  const save = async (file: () => Promise<void>) => {
    if (isSaving) return;
    setSaving(true);
    try {
      await file();
    } catch (failure) {
      toast('alarm', failed, sentenceOf(failure));
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save };
}
