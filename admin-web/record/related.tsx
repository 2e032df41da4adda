import type { AuditEntry } from '../../domain/answer/audit/audit-entry.ts';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import type { ListedEntry } from '../../domain/answer/ledger/listed-entry.ts';
import { type ListedMessage, messageStateLabels } from '../../domain/answer/mail/listed-message.ts';
import {
  type ListedRegistration,
  paymentStateLabels,
  waiverStateLabels,
} from '../../domain/answer/registration/listed-registration.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { changesInWords } from '../audit/changes-in-words.ts';
import { pageOf } from '../audit/record-pages.ts';
import { gamesTitle } from '../game/games-page.tsx';
import { RelatedList } from '../kit/related-list.tsx';
import { amount } from '../ledger/amount.ts';
import { causeOf, wayOf } from '../ledger/entry-facts.ts';
import { moneyTitle } from '../ledger/ledger.tsx';
import { messagesTitle } from '../mail/messages.tsx';
import { feeInWords } from '../registration/registration-facts.tsx';
import { registrationsHeading } from '../registration/registrations-page.tsx';
import { dayAndTimeOf, shortDay } from '../time/eastern-time.ts';

export const onFileSince = 'On file since';

type About = Readonly<Record<string, number>>;

/** Joins facts into one line, without empty ones. */
export const together = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');

/** Registrations with payment and waiver, each with a link. */
export function RegistrationsOf({
  about,
  by,
}: {
  readonly about: About;
  readonly by: 'playerName' | 'tournamentName';
}) {
  return (
    <RelatedList<Sent<ListedRegistration>>
      title={registrationsHeading}
      resource="tournament-registrations"
      filter={about}
      sort={{ field: by, order: 'ASC' }}
      line={(registration) => ({
        title: registration[by],
        to: `/tournament-registrations/${registration.id}/show`,
        remark: together(
          by === 'tournamentName' ? registration.teamName : null,
          registration.ageBracket,
          `${feeInWords(registration)} ${paymentStateLabels[registration.paymentStatus]}`,
          waiverStateLabels[registration.waiverState],
        ),
      })}
    />
  );
}

/** Money received and refunded, latest entry first, with a link to all actions. */
export function MoneyOf({ about, to }: { readonly about: About; readonly to: string }) {
  return (
    <RelatedList<Sent<ListedEntry>>
      title={moneyTitle}
      resource="ledger"
      filter={about}
      sort={{ field: 'id', order: 'DESC' }}
      line={(entry) => ({
        title: amount(entry.amountCents),
        to,
        remark: together(
          shortDay(entry.receivedOn),
          wayOf(entry),
          causeOf(entry),
          entry.tournamentName,
          entry.enteredBy,
        ),
      })}
    />
  );
}

/** Letters to the addresses of a record, each with a link to its text. */
export function LettersTo({ about }: { readonly about: About }) {
  return (
    <RelatedList<Sent<ListedMessage>>
      title={messagesTitle}
      resource="messages"
      filter={about}
      sort={{ field: 'id', order: 'DESC' }}
      line={({ id, subject, createdAt, state, recipient }) => ({
        title: subject,
        to: `/messages/${id}`,
        remark: together(dayAndTimeOf(createdAt), messageStateLabels[state], recipient),
      })}
    />
  );
}

/** Changes to a record from the audit log; views are only in the log's own list. */
export function HistoryOf({ about }: { readonly about: About }) {
  return (
    <RelatedList<Sent<AuditEntry>>
      title="History"
      resource="audit"
      filter={{ ...about, isLook: false }}
      sort={{ field: 'id', order: 'DESC' }}
      line={(entry) => ({
        title: `${entry.who}: ${entry.what}`,
        to: pageOf(entry),
        remark: together(dayAndTimeOf(entry.at), ...changesInWords(entry)),
      })}
    />
  );
}

/** Games of a team or a tournament. */
export function GamesOf({ about }: { readonly about: About }) {
  return (
    <RelatedList<Sent<ListedGame>>
      title={gamesTitle}
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
