import type { GuardedChange } from '../../domain/rule/player/guarded-fields.ts';
import type { Player } from '../../domain/rule/player/player.ts';
import { Links } from '../../domain/rule/site/links.ts';
import { linkDisclosureLetter } from '../../domain/use-case/mail/show-links.ts';
import { isThisYou } from '../../domain/use-case/player/ask-whether-meant.ts';
import * as changes from '../../domain/use-case/player/change-letters.ts';
import { codeLetter } from '../../domain/use-case/player/contact-code.ts';
import { playerChangedLetter } from '../../domain/use-case/player/player-changed-letter.ts';
import { erasedLetter } from '../../domain/use-case/record/erase-child.ts';
import { recordLinkLetter } from '../../domain/use-case/record/record-link.ts';
import { contactKeptLetter } from '../../domain/use-case/registration/contact-kept-letter.ts';
import { withdrewLetter } from '../../domain/use-case/waiver/withdrawal-letters.ts';
import { PlainSeal } from '../in-memory/plain-seal.ts';
import { aRegistration } from './a-registration.ts';
import { aTournament } from './a-tournament.ts';

const now = new Date('2026-11-20T15:00:00Z');
const links = new Links('https://golden-goal.example');
const mail = { links, seal: new PlainSeal() };
const tournament = aTournament();
const change: GuardedChange = {
  from: {},
  to: {
    name: 'Ada',
    birthYear: 2012,
    email: 'a@b.example',
    phone: '1',
    parentName: null,
    parentEmail: null,
    parentPhone: null,
  },
};

/** What a family is told of its record: that it is looked for, read, changed, joined with another, withdrawn or erased. */
export function lettersOfRecord(player: Player) {
  const behind = { registration: aRegistration(), player, now };
  return {
    'contact-kept': [contactKeptLetter(player, { id: 1 }, links)],
    'player-changed': [
      changes.changedByFamilyLetter(player, { change, to: player.email, now }),
      changes.changedByOrganizerLetter(player, { change, to: player.email, now }),
      playerChangedLetter(player, now, links),
    ],
    'contact-code': [codeLetter(player, '123456', now)],
    'looked-for': [isThisYou(player, '2026-11-20', links)],
    'record-link': [recordLinkLetter(mail, [player], now)],
    'family-erased': [erasedLetter(player.email, player)],
    'family-withdrew': [
      withdrewLetter(mail, behind, tournament, 'waiver'),
      withdrewLetter(mail, behind, tournament, 'photos'),
    ],
    'link-shown': [linkDisclosureLetter({ id: 1, recipient: 'kim@b.example', subject: 'Night Owls' }, player, now)],
  };
}
