import { changeLinkDays } from '../../change-request/change-request.ts';
import { said } from '../../language/sentence.ts';
import { type Letter, once, paragraph } from '../../mail/letter.ts';
import { noSuchPlayer, type Player } from '../../player/player.ts';
import type { Given, Needs } from '../../port/ports.ts';
import { easternYear } from '../../time/eastern.ts';
import { signersAddress } from '../../waiver/waiver.ts';
import { changeRequestLink } from './change-request-link.ts';

/** Mails a family the link to change or cancel, at most once an hour, to the address on file of the person who signs for the player. */
export class MailChangeLink {
  constructor(private readonly ports: Given<'players' | 'seal'>) {}

  async run(playerId: number): Promise<void> {
    const player = await this.ports.players.find(playerId);
    if (player === undefined) throw noSuchPlayer();
    await this.ports.audit.note({ thing: 'player', recordId: playerId, what: 'change link mailed' });
    await this.ports.outbox.post(changeLinkLetter(this.ports, player, this.ports.clock.now()));
  }
}

/** Writes the letter with the link to change or cancel. */
export function changeLinkLetter(ports: Needs<'links' | 'seal'>, player: Player, now: Date): Letter {
  return {
    ...once('change-link', player.id, now.toISOString().slice(0, 13)),
    to: signersAddress(player, easternYear(now)),
    language: player.language,
    subject: said('Change or cancel: {player}', { player: player.name }),
    parts: [
      paragraph(
        said('This link opens the page on which you withdraw {player} from a tournament or move to another.', {
          player: player.name,
        }),
      ),
      changeRequestLink(ports, player, now),
      paragraph(
        said(
          'It works for {days} days. Please do not forward it. If you did not ask for it, nothing has changed and you need not do anything.',
          { days: changeLinkDays },
        ),
      ),
    ],
  };
}
