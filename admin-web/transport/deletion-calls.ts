import type { DeletionPreview } from '../../domain/answer/registration/deletion-preview.ts';
import { send } from './call.ts';

/** API call before several records of a list are deleted; each is then deleted by its own call. */
export const deletionCalls = {
  previewDeletion: (resource: string, ids: readonly number[]) =>
    send<DeletionPreview>('POST', `/api/admin/${resource}/deletion`, { ids }),
};
