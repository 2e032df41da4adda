import type { FreeAgentReceipt } from '../../domain/answer/registration/receipts.ts';
import { acceptAnswers } from '../../domain/rule/form/accept-answers.ts';
import type { SpokenRemarks } from '../../domain/rule/form/form.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { newFreeAgent } from '../../domain/use-case/free-agent/new-free-agent.ts';
import type { FormValues } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import type { FreeAgency, TeamRequested } from '../registration/outcome.ts';
import { signsByCode } from '../registration/signs-by-code.ts';
import type { Board } from '../site/board.ts';
import { registrationCircumstances } from '../tournament/chosen-tournament.ts';
import { sendOnce } from '../transport/send-once.ts';

/** Returns the remarks on a free agent's form. */
export function freeAgentRemarks(values: FormValues, board: Board): SpokenRemarks {
  return remarksOf(newFreeAgent.check(values, registrationCircumstances(values, board)));
}

/** Registers an individual player and, if a team is chosen, requests a place from its captain. */
export async function registerFreeAgent(values: FormValues, board: Board): Promise<FreeAgency | TeamRequested> {
  const answers = acceptAnswers(newFreeAgent, values, registrationCircumstances(values, board));
  const body = { ...answers, teamId: null, isIndividual: true };
  const { player, joinRequest, payment, checklist } = await sendOnce<Sent<FreeAgentReceipt>>(
    'POST',
    '/api/players',
    body,
  );
  const registered = {
    signsByCode: signsByCode(player.id, answers),
    player: player.name,
    tournamentId: answers.tournamentId,
    payment,
    checklist,
  };
  return joinRequest === null
    ? { type: 'individual', ...registered }
    : { type: 'team-join', team: joinRequest.teamName, ...registered };
}
