import { useUpdate } from 'react-admin';
import type { PublicSite } from '../../domain/answer/site/public-site.ts';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { useToast } from '../kit/use-toast.tsx';
import { ask } from '../transport/call.ts';
import { sentenceOf } from '../transport/failure.ts';
import { noteOpened } from './just-opened.ts';

export const tournamentSwitches = {
  visible: {
    label: 'Visibility',
    on: 'Show',
    off: 'Hide',
    failed: 'Failed to update visibility',
    turned: (name: string, isOn: boolean) => (isOn ? `Families see ${name} now` : `${name} is hidden from families`),
  },
  registrationOpen: {
    label: 'Registration',
    on: 'Open',
    off: 'Closed',
    failed: 'Failed to update registration status',
    turned: (name: string, isOn: boolean) => `Registration for ${name} is ${isOn ? 'open' : 'closed'}`,
  },
};

/** Switches of a tournament, with the last part of their paths. */
export const addresses = { visible: 'visibility', registrationOpen: 'registration' } as const;

export type TournamentSide = keyof typeof addresses;

/** Returns a function that toggles a switch of a tournament at once and reports it with an undo; after a refusal by the server it is toggled back. */
export function useTournamentSwitch(side: TournamentSide): (tournament: ListedTournament) => void {
  const [update] = useUpdate<ListedTournament>();
  const toast = useToast();
  const said = tournamentSwitches[side];
  /** Warns that closing one tournament may close all public registration. */
  const tell = async (tournament: ListedTournament, undo: () => void) => {
    const isClosing = side === 'registrationOpen' && !tournament.registrationOpen;
    const { isRegistrationClosed } = isClosing ? await publicSite() : { isRegistrationClosed: false };
    if (isRegistrationClosed)
      toast(
        'alarm',
        'Registration closed',
        'Every public registration is closed while it is. Site settings say so, and can change it.',
        undo,
      );
    else toast('good', said.turned(tournament.name, tournament[side]), undefined, undo);
  };
  return function turn(tournament) {
    const change = {
      id: tournament.id,
      data: { [side]: !tournament[side] },
      previousData: tournament,
      meta: { address: addresses[side] },
    };
    const after = { ...tournament, ...change.data };
    const isOpening = !tournament[side] && after.visible && after.registrationOpen;
    const onSettled = (_: unknown, failure: unknown) => {
      if (failure) return;
      if (isOpening) noteOpened(tournament.id);
      void tell(after, () => turn(after));
    };
    const onError = (failure: unknown) => toast('alarm', said.failed, sentenceOf(failure));
    update('tournaments', change, { mutationMode: 'optimistic', onSettled, onError });
  };
}

const publicSite = () => ask<PublicSite>('/api/site');
