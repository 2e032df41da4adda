import type { ListedChangeRequest } from '../../domain/answer/change-request/listed-change-request.ts';
import { dollars } from '../../domain/payment/fee.ts';
import {
  newChangeRequest,
  organizersAnswer,
  organizersAnswers,
  requestKindLabels,
} from '../../domain/use-case/change-request/change-request-form.ts';

const [yes, no] = organizersAnswers;

/** Every sentence about what families ask to change of their registrations. */
export const words = {
  title: 'Change Requests',
  count: (requests: number) => (requests === 1 ? '1 request' : `${requests.toLocaleString('en-US')} requests`),
  searchHint: 'Player, email or phone',
  loading: 'Loading the requests…',
  failed: 'Failed to fetch change requests',
  none: {
    title: 'Nobody asks for anything',
    text: 'What families and captains want to withdraw or to move appears here.',
  },
  newest: 'Newest first',
  columns: {
    askedAt: 'Asked',
    playerName: 'Family of',
    wish: 'Wish',
    reason: newChangeRequest.fields.reason.label,
    follows: 'What a yes would do',
    state: 'State',
    actions: 'Actions',
  },
  wish: ({ kind, tournament, toTournament, isRefundWanted, paidCents }: ListedChangeRequest) =>
    kind !== 'withdrawal'
      ? `${requestKindLabels[kind]}: ${tournament} to ${toTournament}`
      : `${requestKindLabels.withdrawal}: ${tournament}${isRefundWanted ? `, ${dollars(paidCents)} back` : ''}`,
  states: { asked: 'Open', granted: 'Yes', refused: 'No', 'taken-back': 'Taken back' },
  byFamily: 'Done by the family',
  byCaptain: 'Done by the captain',
  /** Of whom a request speaks: a family by its player, a captain by the team. */
  asker: ({ teamId, teamName, playerName }: ListedChangeRequest) =>
    teamId === null ? playerName : `${teamName} (${playerName})`,
  filter: { label: 'State', all: 'All states' },
  yes: yes.label,
  no: no.label,
  yesTo: (player: string) => `${yes.label}: ${player}`,
  noTo: (player: string) => `${no.label}: ${player}`,
  remark: organizersAnswer.fields.remark.label,
  remarkHint: 'Optional. It stands in the email to the family.',
  granted: ({ teamId, teamName, playerName }: ListedChangeRequest) =>
    teamId === null
      ? `Done, and the family of ${playerName} is written to`
      : `Done, and every family of ${teamName} is written to`,
  refused: ({ teamId, teamName, playerName }: ListedChangeRequest) =>
    teamId === null
      ? `Everything stays, and the family of ${playerName} is written to`
      : `Everything stays, and the captain of ${teamName} is written to`,
  answerFailed: 'Failed to answer the request',
} as const;
