import type { JoinReceipt } from '../../domain/answer/registration/receipts.ts';
import { acceptAnswers } from '../../domain/form/accept-answers.ts';
import type { SpokenRemarks } from '../../domain/form/form.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { joinByCode, longestMark } from '../../domain/use-case/invitation/join-by-code.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import type { TeamJoined } from '../registration/outcome.ts';
import { signsByCode } from '../registration/signs-by-code.ts';
import { sendOnce } from '../transport/send-once.ts';

/** Returns the remarks on the form under an invitation. */
export function joinRemarks(values: FormValues, code: string): SpokenRemarks {
  return remarksOf(joinByCode.check({ ...values, invitationCode: code }, circumstancesNow()));
}

/** Registers a player on the team behind a code. */
export async function joinTeam(values: FormValues, code: string, invitedAs: string | null): Promise<TeamJoined> {
  // A link that was edited by hand is no reason for a refusal.
  const mark = (invitedAs?.length ?? 0) > longestMark ? null : invitedAs;
  const answers = acceptAnswers(joinByCode, { ...values, invitationCode: code, invitedAs: mark }, circumstancesNow());
  const { team, ...receipt } = await sendOnce<Sent<JoinReceipt>>('POST', '/api/players/join-via-invitation', answers);
  const { player, payment, checklist } = receipt;
  const { name, tournamentId } = team;
  const signs = signsByCode(player.id, answers);
  return {
    type: 'invitation-join',
    signsByCode: signs,
    team: name,
    invitationCode: code,
    tournamentId,
    payment,
    checklist,
  };
}
