import { useRedirect } from 'react-admin';
import type { Tournament } from '../../domain/rule/tournament/tournament.ts';
import { useChosenTournament } from '../kit/chosen-tournament.ts';
import { useToast } from '../kit/use-toast.tsx';
import { hasRemarks, sentenceOf } from '../transport/failure.ts';
import { noteOpened } from './just-opened.ts';

export const createdTitle = 'Tournament created successfully';

export const createdText = (name: string) => `${name} takes its place in the list.`;

export const createFailed = 'Failed to create tournament';

/** Returns the handlers after a tournament was created or refused. Remarks on single inputs are shown there, not in a toast. */
export function useNewTournament() {
  const redirect = useRedirect();
  const toast = useToast();
  const [, choose] = useChosenTournament();
  return {
    onSuccess: (created: Tournament) => {
      toast('good', createdTitle, createdText(created.name));
      if (created.visible && created.registrationOpen) noteOpened(created.id);
      choose(created.id);
      redirect('list', 'tournaments');
    },
    onError: (failure: unknown) => {
      if (!hasRemarks(failure)) toast('alarm', createFailed, sentenceOf(failure));
    },
  };
}
