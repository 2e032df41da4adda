import type { ChangeRequest, ChangeState } from '../../change-request/change-request.ts';
import type { Letter } from '../../mail/letter.ts';
import type { AuditedWrite } from '../../port/audit.ts';
import type { Given, Needs } from '../../port/ports.ts';
import type { SiteSettings } from '../../site/site-settings.ts';
import type { CarryOutPorts } from './carry-out-change.ts';

/** Ports needed to ask for a change and to answer a request. */
export type RequestPorts = CarryOutPorts & Needs<'changeRequests' | 'mailboxes'>;

/** Registration or team that a request is about: what is noted and written about the request. */
export interface RequestSubject {
  note(request: ChangeRequest): AuditedWrite;
  /** Returns the letters to everybody concerned, by the state of the request. */
  letters(request: ChangeRequest, settings: SiteSettings): readonly Letter[];
}

/** Role that decides about a request. */
export type Decider = NonNullable<ChangeRequest['decidedBy']>;

/** Registration or team with the wished change, locked until the transaction ends. */
export interface LockedSubject extends RequestSubject {
  /** Amount paid by now, and how: a request is stored with it. */
  readonly paid: Pick<ChangeRequest, 'paidCents' | 'paymentMethod'>;
  /** Refuses a second request while one is open. */
  refuseSecond(): Promise<void>;
  /** Returns who decides about the change; refuses one that nobody can grant. */
  whoDecides(): Promise<Decider>;
  /** Returns the wish as it is stored. */
  wish(): Omit<ChangeRequest, 'id' | 'paidCents' | 'paymentMethod' | 'remark' | keyof Progress>;
  /** Carries out the change; returns its subject as it is from then on. */
  carryOut(by: Decider): Promise<RequestSubject>;
}

/** State of a request, with its decision and times. */
export type Progress = Pick<ChangeRequest, 'state' | 'decidedBy' | 'askedAt' | 'answeredAt'>;

/** Returns the state of a request in the words of the audit. */
export const inWords = (state: ChangeState): string => state.replace('-', ' ');

/** Notes a request that was asked, answered or taken back, and writes to everybody concerned. */
export async function tell(
  { audit, outbox, site }: Given<'site'>,
  subject: RequestSubject,
  request: ChangeRequest,
): Promise<void> {
  await audit.note(subject.note(request));
  const settings = await site.settings();
  for (const letter of subject.letters(request, settings)) await outbox.post(letter);
}
