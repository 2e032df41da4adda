import type { DrawSettings } from '../../domain/rule/draw/draw-settings.ts';
import { festivalDivisions } from './draw-plan.ts';

/** Converts the plan to the API's request: its settings, without those that do not apply to it. */
export function drawRequest(plan: DrawSettings) {
  const festivals = festivalDivisions(plan).filter((division) => plan.withoutStandings.includes(division));
  return { ...plan, ...seedingOf(plan), withoutStandings: festivals, fieldCount: plan.fieldNames.length };
}

export type DrawRequest = ReturnType<typeof drawRequest>;

function seedingOf({ seeding, seedingTournamentId }: DrawSettings) {
  if (seeding === 'lots') return { seedingTournamentId: null };
  if (seeding === 'standings' && seedingTournamentId !== null) return { seed: null };
  return { seeding: 'given', seed: null, seedingTournamentId: null };
}
