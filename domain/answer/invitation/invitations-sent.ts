import type { WhyNotInvited } from '../../rule/invitation/invitation.ts';
import { catalogueOf, type Language } from '../../rule/language/language.ts';
import { type Phrase, translate } from '../../rule/language/sentence.ts';
import type { Invited } from '../../use-case/invitation/invite-by-mail.ts';
import type { CaptainsTeam } from '../team/captains-team.ts';

/** Address that got no invitation, with the reason in a sentence. */
export interface SkippedAddress {
  readonly email: string;
  readonly reason: string;
}

/** Addresses with an invitation, when those that wait leave, and those skipped with the reason. */
export interface InvitationsSent extends Omit<Invited, 'skipped'> {
  readonly skipped: readonly SkippedAddress[];
}

/** Captain's page after invitations were mailed: the addresses written to now, and those skipped. */
export interface InvitingResult extends CaptainsTeam {
  readonly sent: readonly string[];
  readonly skipped: readonly SkippedAddress[];
}

const reasons: Readonly<Record<WhyNotInvited, Phrase>> = {
  'has one': 'This address has an invitation already',
  'invited before': 'This address was invited before',
  'the captain': 'This is the address of the captain',
  'no open place': 'There is no open place left to invite for',
  'enough letters': 'Not sent today: enough letters have left already. Please share the link or the code instead.',
};

/** Returns the answer to a captain's call: an address whose invitation is still open counts as invited. */
export function invitationsSent({ sent, delayed, skipped }: Invited, language: Language = 'en'): InvitationsSent {
  const invited = skipped.filter(({ why }) => why === 'has one').map(({ email }) => email);
  const others = skipped.filter(({ why }) => why !== 'has one');
  return { sent: [...invited, ...sent], delayed, skipped: withReasons(others, language) };
}

export function invitingResult(team: CaptainsTeam, { sent, skipped }: Invited, language: Language): InvitingResult {
  return { ...team, sent, skipped: withReasons(skipped, language) };
}

function withReasons(skipped: Invited['skipped'], language: Language): readonly SkippedAddress[] {
  return skipped.map(({ email, why }) => ({ email, reason: translate(reasons[why], catalogueOf[language]) }));
}
