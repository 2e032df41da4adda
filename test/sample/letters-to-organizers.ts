import type { Letter } from '../../domain/rule/mail/letter.ts';
import type { LetterKind } from '../../domain/rule/mail/letter-kind.ts';
import type { Account } from '../../domain/rule/organizer/account.ts';
import { Links } from '../../domain/rule/site/links.ts';
import * as accounts from '../../domain/use-case/access/account-letters.ts';
import { testLetter } from '../../domain/use-case/mail/send-test-letter.ts';
import { missingCaptainLetter } from '../../domain/use-case/record/erase-child.ts';
import { cancelledAfterDrawLetter } from '../../domain/use-case/roster/cancellation-letters.ts';
import { noTimetableLetter } from '../../domain/use-case/schedule/schedule-letter.ts';
import { waiverWithdrawnLetter } from '../../domain/use-case/waiver/withdrawal-letters.ts';
import { webhookOffLetter } from '../../domain/use-case/webhook/webhook.ts';
import { aPlayer } from './a-player.ts';
import { aRegistration } from './a-registration.ts';
import { aTeam } from './a-team.ts';
import { aTournament } from './a-tournament.ts';
import { coming } from './letters-of-day.ts';

const now = new Date('2026-11-20T15:00:00Z');
const links = new Links('https://golden-goal.example');
const office = 'office@golden.example';
const account: Account = {
  ...{ id: 1, username: 'kim', name: 'Kim', email: 'kim@golden.example', role: 'owner', state: 'active' },
  ...{ invitation: { mark: 'x', until: now } },
};
const key = { id: 1, accountId: 1, name: 'Scores', scopes: ['read:public'], start: 'gg_' } as const;
const changes: readonly accounts.AccountNews[] = [
  ...(['password', 'end', 'second factor', 'no second factor'] as const).map((what) => ({ what })),
  { what: 'role', before: 'owner' },
  { what: 'address', email: 'lee@golden.example' },
  { what: 'api key', key },
];
const webhook = { id: 1, accountId: 1, url: 'https://hooks.example/x', events: [], failingSince: now, offSince: now };
const access = {
  who: 'organizer',
  write: { thing: 'api key', recordId: 1, what: 'made', to: { name: 'Score board' } },
} as const;
const player = aPlayer();
const tournament = aTournament();
const signature = { signer: 'Kim' };

/** The letters to organizers, who read English, by kind. */
export const lettersToOrganizers = {
  'organizers-told': [
    cancelledAfterDrawLetter({ player, registration: aRegistration(), tournament, team: aTeam(), players: 2 }, office),
    missingCaptainLetter(aTeam(), office),
    waiverWithdrawnLetter({ player, registration: aRegistration(), now }, signature, tournament, office),
    noTimetableLetter(coming, office, links),
    noTimetableLetter({ ...coming, hasDraft: true }, office, links),
    testLetter(account, now),
    webhookOffLetter(account, webhook, { reason: 'Not found', now }, links),
    ...changes.map((change) => accounts.accountChangedLetter(account, change, now)),
    accounts.accessMadeLetter(account, access, now),
  ],
  'organizer-invited': [accounts.invitedLetter(account, links.organizerInvitation('x'))],
} satisfies Partial<Record<LetterKind, readonly Letter[]>>;
