import type { DeletionPreview } from '../../domain/answer/registration/deletion-preview.ts';
import { send } from './call.ts';

/** What is asked before several records of a list are deleted; each is then deleted by the call that deletes it alone. */
export const deletionCalls = {
  previewDeletion: (resource: string, ids: readonly number[]) =>
    send<DeletionPreview>('POST', `/api/admin/${resource}/deletion`, { ids }),
};
