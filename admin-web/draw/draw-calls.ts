import type { GeneratedBrackets } from '../../domain/answer/bracket/tournament-detail.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { call, send } from '../transport/call.ts';
import type { DrawPlan } from './draw-plan.ts';

/** What would be drawn, before it is saved. */
export type DrawPreview = Sent<GeneratedBrackets>;

export async function previewDraw(id: number, plan: DrawPlan, signal: AbortSignal): Promise<DrawPreview> {
  const body = JSON.stringify(asked(plan));
  return (await call<DrawPreview>(`/api/tournaments/${id}/generate-brackets/preview`, { method: 'POST', body, signal }))
    .json;
}

export async function generateDraw(id: number, plan: DrawPlan, confirm: boolean): Promise<void> {
  await send('POST', `/api/tournaments/${id}/generate-brackets`, { ...asked(plan), ...(confirm && { confirm }) });
}

/** The plan in the words of the call: the specification's fields, and beyond them only what was chosen. */
function asked(plan: DrawPlan) {
  const { teamIds, date, fieldNames, startTime, endTime, gameDuration, minGamesPerTeam, maxGamesPerTeam } = plan;
  const { tournamentFormat, generateByAge, ageBrackets, minRestSlots, thirdPlace, placement, pools } = plan;
  return {
    ...{ teamIds, fieldCount: fieldNames.length, fieldNames, gameDuration },
    ...{ minGamesPerTeam, maxGamesPerTeam, generateByAge, ageBrackets, tournamentFormat, minRestSlots },
    ...(startTime !== '' && { startTime }),
    ...(endTime !== '' && { endTime }),
    ...(date !== '' && { date }),
    ...seedingOf(plan),
    ...(thirdPlace && { thirdPlace }),
    ...(placement && { placement }),
    ...(pools > 0 && { pools }),
    ...(plan.keepsClubsApart && { keepsClubsApart: true }),
  };
}

function seedingOf({ seeding, lotsSeed, earlierTournamentId }: DrawPlan) {
  if (seeding === 'lots') return { seeding, seed: lotsSeed };
  if (seeding === 'standings' && earlierTournamentId !== null)
    return { seeding, seedingTournamentId: earlierTournamentId };
  return {};
}
