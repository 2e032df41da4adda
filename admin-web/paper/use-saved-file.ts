import { useState } from 'react';
import { useToast } from '../kit/use-toast.tsx';
import { sentenceOf } from '../transport/failure.ts';

/** Returns a function that saves a generated file, one at a time, and reports a failure. */
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
