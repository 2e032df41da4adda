import { useEffect, useState } from 'react';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { isCalledOff } from '../../domain/rule/tournament/is-called-off.ts';
import { type Board, useBoard } from './board.ts';

/** Query parameter of the landing page with a tournament's id. */
export const inAddress = 'tournament';

/** Returns the visible upcoming tournaments by their first day, those without one last. */
export function upcomingTournaments(board: Board): readonly PublicTournament[] {
  const upcoming = (board.tournaments ?? []).filter(({ status, visible }) => visible && status === 'upcoming');
  return upcoming.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
}

/** Returns the first tournament to come that is not called off. */
export function nextTournament(board: Board): PublicTournament | undefined {
  return upcomingTournaments(board).find((tournament) => !isCalledOff(tournament));
}

/** Returns the tournaments that accept registrations now, in the same order. */
export function openTournaments(board: Board): readonly PublicTournament[] {
  return upcomingTournaments(board).filter(({ acceptsRegistrations }) => acceptsRegistrations);
}

function dayOf({ firstDay }: PublicTournament): string {
  return firstDay ?? 'to be announced';
}

/** Returns whether registration is closed: the server says so, or no tournament accepts registrations. */
export function isRegistrationClosed(board: Board): boolean {
  if (board.site?.isRegistrationClosed === true) return true;
  return board.tournaments !== undefined && openTournaments(board).length === 0;
}

/** Returns whether registration has closed since a form was opened, which then stays as it was typed. */
export function useClosedMeanwhile(form: string | undefined): boolean {
  const board = useBoard();
  const isClosed = isRegistrationClosed(board);
  const isOpen = !isClosed && board.site !== undefined && board.tournaments !== undefined;
  const [opened, setOpened] = useState<string>();
  useEffect(() => {
    if (isOpen) setOpened(form);
  }, [isOpen, form]);
  return isClosed && form !== undefined && opened === form;
}
