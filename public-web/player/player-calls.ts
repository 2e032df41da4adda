import { acceptAnswers } from '../../domain/form/accept-answers.ts';
import { playerEdit } from '../../domain/player/player-edit.ts';
import { playerLookup } from '../../domain/player/player-lookup.ts';
import type { PlayerRecord } from '../../domain/player/player-record.ts';
import { circumstancesNow, type Sheet } from '../form/sheet.ts';
import { send } from '../session/call.ts';

/** The registration of the name and phone in the form. */
export function lookUp(sheet: Sheet): Promise<PlayerRecord> {
  return send('POST', '/api/players/lookup', acceptAnswers(playerLookup, sheet, circumstancesNow()));
}

/** Saves what a family changed, then looks the registration up again. */
export async function saveAndLookUp(id: number, sheet: Sheet): Promise<PlayerRecord> {
  const answers = acceptAnswers(playerEdit, sheet, circumstancesNow());
  await send('PUT', `/api/players/${id}/update`, answers);
  return lookUp({ name: answers.name, phone: answers.phone });
}
