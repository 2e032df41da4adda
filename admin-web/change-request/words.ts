import {
  changeStateLabels,
  type ListedChangeRequest,
} from '../../domain/answer/change-request/listed-change-request.ts';
import { dollars } from '../../domain/payment/fee.ts';
import {
  newChangeRequest,
  organizersAnswer,
  organizersAnswers,
  requestKindLabels,
} from '../../domain/use-case/change-request/change-request-form.ts';

const [yes, no] = organizersAnswers;

/** Of whom a request speaks: a family by its player, a team by its name and the captain who asks, if it has one. */
function asker({ teamId, teamName, playerName }: ListedChangeRequest): string {
  const team = teamName ?? '';
  if (teamId === null) return playerName ?? '';
  return playerName === null ? team : `${team} (${playerName})`;
}

/** Every sentence about what families ask to change of their registrations. */
export const words = {
  title: 'Change Requests',
  count: (requests: number) => (requests === 1 ? '1 request' : `${requests.toLocaleString('en-US')} requests`),
  searchHint: 'Player, team, email or phone',
  loading: 'Loading the requests…',
  failed: 'Failed to fetch change requests',
  none: {
    title: 'Nobody asks for anything',
    text: 'What families and captains want to withdraw or to move appears here.',
  },
  newest: 'Newest first',
  columns: {
    askedAt: 'Asked',
    playerName: 'Family or Team',
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
  states: changeStateLabels,
  asker,
  filter: { label: 'State', all: 'All states' },
  yes: yes.label,
  no: no.label,
  yesTo: (player: string) => `${yes.label}: ${player}`,
  noTo: (player: string) => `${no.label}: ${player}`,
  remark: organizersAnswer.fields.remark.label,
  granted: ({ teamId, teamName, playerName }: ListedChangeRequest) =>
    teamId === null
      ? `Done, and the family of ${playerName} is written to`
      : `Done, and every family of ${teamName} is written to`,
  refused: ({ teamId, teamName, playerName }: ListedChangeRequest) =>
    teamId === null
      ? `Everything stays, and the family of ${playerName} is written to`
      : `Everything stays, and whoever leads ${teamName} is written to`,
  answerFailed: 'Failed to answer the request',
} as const;
