import type { ListedChangeRequest } from '../../domain/answer/change-request/listed-change-request.ts';
import { dollars } from '../../domain/payment/fee.ts';
import {
  changeKindLabels,
  newChangeRequest,
  organizersAnswer,
  organizersAnswers,
} from '../../domain/use-case/change-request/change-request-form.ts';

const [yes, no] = organizersAnswers;

/** Every sentence about what families ask to change of their registrations. */
export const words = {
  title: 'Change Requests',
  count: (requests: number) => (requests === 1 ? '1 request' : `${requests.toLocaleString('en-US')} requests`),
  searchHint: 'Player, email or phone',
  loading: 'Loading the requests…',
  failed: 'Failed to fetch change requests',
  none: { title: 'Nobody asks for anything', text: 'What families want to withdraw or to move appears here.' },
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
    kind === 'transfer'
      ? `${changeKindLabels.transfer}: ${tournament} to ${toTournament}`
      : `${changeKindLabels.withdrawal}: ${tournament}${isRefundWanted ? `, ${dollars(paidCents)} back` : ''}`,
  states: { asked: 'Open', granted: 'Yes', refused: 'No', 'taken-back': 'Taken back' },
  byFamily: 'Done by the family',
  filter: { label: 'State', all: 'All states' },
  yes: yes.label,
  no: no.label,
  yesTo: (player: string) => `${yes.label}: ${player}`,
  noTo: (player: string) => `${no.label}: ${player}`,
  remark: organizersAnswer.fields.remark.label,
  remarkHint: 'Optional. It stands in the email to the family.',
  granted: (player: string) => `Done, and the family of ${player} is written to`,
  refused: (player: string) => `Everything stays, and the family of ${player} is written to`,
  answerFailed: 'Failed to answer the request',
} as const;
