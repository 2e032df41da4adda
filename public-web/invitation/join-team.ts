import type { JoinReceipt } from '../../domain/answer/registration/receipts.ts';
import { acceptAnswers } from '../../domain/form/accept-answers.ts';
import type { Remarks } from '../../domain/form/form.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { joinByCode } from '../../domain/use-case/invitation/join-by-code.ts';
import { remarksOf } from '../form/remarks.ts';
import { circumstancesNow, type Sheet } from '../form/sheet.ts';

import type { TeamJoined } from '../registration/outcome.ts';
import { sendOnce } from '../transport/send-once.ts';

/** Everything wrong with the form under an invitation. */
export function joinRemarks(sheet: Sheet, code: string): Remarks {
  return remarksOf(joinByCode.check({ ...sheet, invitationCode: code }, circumstancesNow()));
}

/** Takes a place on the team behind a code. */
export async function joinTeam(sheet: Sheet, code: string): Promise<TeamJoined> {
  const answers = acceptAnswers(joinByCode, { ...sheet, invitationCode: code }, circumstancesNow());
  const { team, payment } = await sendOnce<Sent<JoinReceipt>>('POST', '/api/players/join-via-invitation', answers);
  return { type: 'invitation-join', team: team.name, invitationCode: code, tournamentId: team.tournamentId, payment };
}
