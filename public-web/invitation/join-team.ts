import { acceptAnswers } from '../../domain/form/accept-answers.ts';
import type { Remarks } from '../../domain/form/form.ts';
import { joinByCode } from '../../domain/use-case/invitation/join-by-code.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import type { Payment } from '../payment/payment.ts';
import type { TeamJoined } from '../registration/outcome.ts';
import { sendOnce } from '../transport/send-once.ts';

interface Joined {
  readonly team: { readonly name: string; readonly tournamentId: number };
  readonly payment: Payment;
}

/** Everything wrong with the form under an invitation. */
export function joinRemarks(values: FormValues, code: string): Remarks {
  return remarksOf(joinByCode.check({ ...values, invitationCode: code }, circumstancesNow()));
}

/** Takes a place on the team behind a code. */
export async function joinTeam(values: FormValues, code: string): Promise<TeamJoined> {
  const answers = acceptAnswers(joinByCode, { ...values, invitationCode: code }, circumstancesNow());
  const { team, payment } = await sendOnce<Joined>('POST', '/api/players/join-via-invitation', answers);
  return { type: 'invitation-join', team: team.name, invitationCode: code, tournamentId: team.tournamentId, payment };
}
