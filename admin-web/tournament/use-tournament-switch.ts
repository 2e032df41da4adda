import { useUpdate } from 'react-admin';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import { useToast } from '../kit/use-toast.tsx';
import { sentenceOf } from '../transport/failure.ts';
import { useProvider } from '../transport/use-provider.ts';
import { noteOpened } from './just-opened.ts';
import { words } from './words.ts';

/** What can be switched about a tournament, and the end of its address. */
const addresses = { visible: 'visibility', registrationOpen: 'registration' } as const;

export type TournamentSide = keyof typeof addresses;

/** Turns a switch of a tournament at once, and turns it back with a word when the server refuses. */
export function useTournamentSwitch(side: TournamentSide): (tournament: Tournament) => void {
  const [update] = useUpdate<Tournament>();
  const toast = useToast();
  const provider = useProvider();
  /** Closing one tournament may close all public registration: whoever closes one is told. */
  const tellIfAllClose = async () => {
    const { isRegistrationClosed } = await provider.publicSite();
    if (isRegistrationClosed) toast('alarm', words.closesAll.title, words.closesAll.text);
  };
  return (tournament) => {
    const change = {
      id: tournament.id,
      data: { [side]: !tournament[side] },
      previousData: tournament,
      meta: { address: addresses[side] },
    };
    const isClosing = side === 'registrationOpen' && tournament.registrationOpen;
    const after = { ...tournament, ...change.data };
    const isOpening = !tournament[side] && after.visible && after.registrationOpen;
    const onSettled = (_: unknown, failure: unknown) => {
      if (isClosing && !failure) void tellIfAllClose();
      if (isOpening && !failure) noteOpened(tournament.id);
    };
    const onError = (failure: unknown) => toast('alarm', words.switches[side].failed, sentenceOf(failure));
    update('tournaments', change, { mutationMode: 'optimistic', onSettled, onError });
  };
}
