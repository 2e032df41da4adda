import type { WholeRecord } from '../../domain/answer/player/whole-record.ts';
import type { WaiverView } from '../../domain/answer/waiver/waiver-view.ts';
import { acceptAnswers } from '../../domain/rule/form/accept-answers.ts';
import { likenessForm, waiverForm } from '../../domain/use-case/waiver/waiver-form.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { read, send } from '../transport/call.ts';

/** Fetches the waiver behind a mailed link. */
export function fetchWaiver(sealed: string): Promise<WaiverView> {
  return read(`/api/waivers/${encodeURIComponent(sealed)}`);
}

/** Signs the waiver. */
export function sign(sealed: string, values: FormValues, birthYear: number | null): Promise<WaiverView> {
  const answers = acceptAnswers(waiverForm, values, { ...circumstancesNow(), birthYear });
  return send('POST', `/api/waivers/${encodeURIComponent(sealed)}`, answers);
}

/** Confirms a claimed signature, or changes the consent to photos of a confirmed waiver. */
export function confirm(sealed: string, values: FormValues): Promise<WaiverView> {
  const answers = acceptAnswers(likenessForm, values, circumstancesNow());
  return send('POST', `/api/waivers/${encodeURIComponent(sealed)}/confirm`, answers);
}

/** Withdraws the waiver. */
export function withdraw(sealed: string): Promise<WaiverView> {
  return send('POST', `/api/waivers/${encodeURIComponent(sealed)}/withdraw`, {});
}

/** Fetches the whole record of the player. */
export function fetchRecord(sealed: string): Promise<WholeRecord> {
  return send('POST', `/api/waivers/${encodeURIComponent(sealed)}/record`, {});
}
