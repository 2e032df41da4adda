import { drawnDay } from '../../domain/bracket/drawn-day.ts';
import { type BracketSettings, usualSettings } from '../../domain/draw/bracket-settings.ts';
import { generateBrackets } from '../../domain/draw/generate-brackets.ts';
import type { Tournament } from '../../domain/tournament/tournament.ts';

const venue = {
  fields: ['Field 1', 'Field 2'],
  hours: [{ day: '2026-12-12', startTime: '18:15', endTime: '22:00' }],
  gameDuration: 15,
};

/** A tournament as it was drawn for these teams on an evening with two fields, about to be saved. */
export function aDrawnDay(
  tournament: Tournament,
  teams: readonly { readonly id: number; readonly name: string }[],
  chosen: Partial<BracketSettings> = {},
) {
  const settings = { ...usualSettings, venue, ...chosen };
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]));
  const room = { tournament, teamNames, before: undefined, by: 'organizer', at: new Date('2026-12-12T20:00:00Z') };
  return drawnDay(generateBrackets(settings, teams), settings, room);
}
