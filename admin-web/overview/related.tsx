import type { AuditEntry } from '../../domain/answer/audit/audit-entry.ts';
import type { ListedChangeRequest } from '../../domain/answer/change-request/listed-change-request.ts';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import type { ListedEntry } from '../../domain/answer/ledger/listed-entry.ts';
import type { ListedMessage } from '../../domain/answer/mail/listed-message.ts';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { pageOf } from '../audit/record-pages.ts';
import { words as auditWords } from '../audit/words.ts';
import { words as requestWords } from '../change-request/words.ts';
import { words as gameWords } from '../game/words.ts';
import { narrowed } from '../kit/narrowed-list.tsx';
import { RelatedList } from '../kit/related-list.tsx';
import { amount, words as moneyWords } from '../ledger/words.ts';
import { words as mailWords } from '../mail/words.ts';
import { words as paymentWords } from '../payment/words.ts';
import { feeInWords } from '../registration/registration-facts.tsx';
import { words as registrationWords } from '../registration/words.ts';
import { dayAndTimeOf, shortDay } from '../time/eastern-time.ts';
import { words as waiverWords } from '../waiver/words.ts';

type About = Readonly<Record<string, number>>;

/** What is put together of several facts in one line. */
export const together = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');

/** Who is registered, with what is paid and signed: a line leads to the registration. */
export function RegistrationsOf({
  about,
  by,
}: {
  readonly about: About;
  readonly by: 'playerName' | 'tournamentName';
}) {
  return (
    <RelatedList<Sent<ListedRegistration>>
      title={registrationWords.heading}
      resource="tournament-registrations"
      filter={about}
      sort={{ field: by, order: 'ASC' }}
      line={(registration) => ({
        title: registration[by],
        to: `/tournament-registrations/${registration.id}/show`,
        remark: together(
          by === 'tournamentName' ? registration.teamName : null,
          registration.ageBracket,
          `${feeInWords(registration)} ${paymentWords.states[registration.paymentStatus]}`,
          waiverWords.states[registration.waiverState],
        ),
      })}
    />
  );
}

/** What was received and sent back, the last entry first: a line leads to all that can be done about it. */
export function MoneyOf({ about, to }: { readonly about: About; readonly to: string }) {
  return (
    <RelatedList<Sent<ListedEntry>>
      title={moneyWords.title}
      resource="ledger"
      filter={about}
      sort={{ field: 'id', order: 'DESC' }}
      line={(entry) => ({
        title: amount(entry.amountCents),
        to,
        remark: together(
          shortDay(entry.receivedOn),
          moneyWords.way(entry),
          moneyWords.cause(entry),
          entry.tournamentName,
          entry.enteredBy,
        ),
      })}
    />
  );
}

/** What was written to the addresses of a record: a line opens the letter. */
export function LettersTo({ about }: { readonly about: About }) {
  return (
    <RelatedList<Sent<ListedMessage>>
      title={mailWords.title}
      resource="messages"
      filter={about}
      sort={{ field: 'id', order: 'DESC' }}
      line={({ id, subject, createdAt, state, recipient }) => ({
        title: subject,
        to: `/messages/${id}`,
        remark: together(dayAndTimeOf(createdAt), mailWords.states[state], recipient),
      })}
    />
  );
}

/** What was done to a record, as the audit says it; who has looked at it stands in the list alone. */
export function HistoryOf({ about }: { readonly about: About }) {
  return (
    <RelatedList<Sent<AuditEntry>>
      title={auditWords.history}
      resource="audit"
      filter={{ ...about, isLook: false }}
      sort={{ field: 'id', order: 'DESC' }}
      line={(entry) => ({ title: entry.sentence, to: pageOf(entry), remark: dayAndTimeOf(entry.at) })}
    />
  );
}

/** The games of a team or a tournament. */
export function GamesOf({ about }: { readonly about: About }) {
  return (
    <RelatedList<Sent<ListedGame>>
      title={gameWords.title}
      resource="games"
      filter={about}
      sort={{ field: 'startTime', order: 'ASC' }}
      line={({ id, team1Name, team2Name, team1Score, team2Score, status, startTime, field }) => ({
        title: `${team1Name} – ${team2Name}`,
        to: `/games/${id}/score`,
        remark: together(status === 'scheduled' ? null : `${team1Score}:${team2Score}`, dayAndTimeOf(startTime), field),
      })}
    />
  );
}

/** What the family or the captain has asked. */
export function RequestsOf({ about }: { readonly about: About }) {
  return (
    <RelatedList<Sent<ListedChangeRequest>>
      title={requestWords.title}
      resource="change-requests"
      filter={about}
      sort={{ field: 'id', order: 'DESC' }}
      line={(request) => ({
        title: requestWords.wish(request),
        to: narrowed('change-requests', about),
        remark: together(requestWords.states[request.state], dayAndTimeOf(request.askedAt)),
      })}
    />
  );
}
