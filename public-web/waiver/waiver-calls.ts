import { acceptAnswers } from '../../domain/form/accept-answers.ts';
import { waiverForm } from '../../domain/use-case/waiver/waiver-form.ts';
import { circumstancesNow, type Sheet } from '../form/sheet.ts';
import { read, send } from '../transport/call.ts';

/** Whose waiver it is, and whether it is signed. */
export interface WaiverShown {
  readonly playerName: string;
  readonly birthYear: number | null;
  readonly tournament: string;
  readonly version: string;
  readonly signed: boolean;
  readonly signer: string | null;
  readonly signedAt: string | null;
  readonly likenessAllowed: boolean | null;
}

/** The waiver behind the link of a mail. */
export function waiverBehind(sealed: string): Promise<WaiverShown> {
  return read(`/api/waivers/${encodeURIComponent(sealed)}`);
}

/** Signs it. */
export function sign(sealed: string, sheet: Sheet, birthYear: number | null): Promise<WaiverShown> {
  const answers = acceptAnswers(waiverForm, sheet, { ...circumstancesNow(), birthYear });
  return send('POST', `/api/waivers/${encodeURIComponent(sealed)}`, answers);
}
