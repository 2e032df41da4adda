import { drawnDay } from '../../domain/rule/bracket/drawn-day.ts';
import type { DrawPlan } from '../../domain/rule/draw/draw-settings.ts';
import { generateBrackets } from '../../domain/rule/draw/generate-brackets.ts';
import type { Tournament } from '../../domain/rule/tournament/tournament.ts';
import { aDrawPlan } from './a-draw-plan.ts';

/** A tournament as it was drawn for these teams on an evening with two fields, about to be saved. */
export function aDrawnDay(
  tournament: Tournament,
  teams: readonly { readonly id: number; readonly name: string }[],
  chosen: Partial<DrawPlan> = {},
) {
  const plan = aDrawPlan({ teamIds: teams.map(({ id }) => id), ...chosen });
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]));
  const room = { tournament, teamNames, before: undefined, by: 'organizer', at: new Date('2026-12-12T20:00:00Z') };
  return drawnDay(generateBrackets(plan, teams), plan, room);
}
