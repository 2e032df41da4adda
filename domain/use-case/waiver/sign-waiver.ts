import { acceptAnswers } from '../../form/accept-answers.ts';
import { linkTo, paragraph } from '../../mail/letter.ts';
import type { Player } from '../../player/player.ts';
import type { Clock } from '../../port/clock.ts';
import type { Players } from '../../port/players.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Registration } from '../../registration/registration.ts';
import { easternYear } from '../../time/eastern.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { isOver } from '../../tournament/tournament-over.ts';
import type { WaiverSignature } from '../../waiver/waiver.ts';
import { waiver } from '../../waiver/waiver-text.ts';
import type { SealedMail } from '../mail/sealed-mail.ts';
import { waiverForm } from './waiver-form.ts';

/** Whoever may sign does so by the link that was mailed. Signing twice changes nothing. */
export class SignWaiver {
  constructor(
    private readonly registrations: Registrations,
    private readonly players: Players,
    private readonly tournaments: Tournaments,
    private readonly mail: SealedMail,
    private readonly clock: Clock,
  ) {}

  async run(asked: { readonly registrationId: number; readonly input: unknown; readonly address: string }) {
    const now = this.clock.now();
    const { registration, player, tournament } = await this.held(asked.registrationId);
    if (registration.waiver !== null) return registration.waiver;
    if (isOver(tournament, now)) throw waiverLinkEnded();
    const signature = this.signature(asked.input, player, asked.address, now);
    await this.registrations.sign(registration.id, signature);
    await this.tell(registration, player, tournament, signature);
    return signature;
  }

  private async held(id: number) {
    const registration = await this.registrations.lock(id);
    const player = registration && (await this.players.find(registration.playerId));
    const tournament = registration && (await this.tournaments.lock(registration.tournamentId));
    if (registration === undefined || player === undefined || tournament === undefined) throw waiverLinkEnded();
    return { registration, player, tournament };
  }

  private signature(input: unknown, { birthYear }: Player, address: string, now: Date): WaiverSignature {
    const answers = acceptAnswers(waiverForm, input, { year: easternYear(now), birthYear });
    if (answers.version !== waiver.version) throw otherText();
    const { signer, relationship, version, likenessAllowed: isLikenessAllowed } = answers;
    return { signer, relationship, version, isLikenessAllowed, signedAt: now, address };
  }

  private async tell(registration: Registration, player: Player, tournament: Tournament, signature: WaiverSignature) {
    await this.mail.outbox.post({
      event: `waiver-signed:${registration.id}`,
      cause: 'registration',
      to: signature.relationship === 'self' ? player.email : (player.parentEmail ?? player.email),
      subject: `The waiver is signed: ${tournament.name}`,
      parts: [
        paragraph(`${signature.signer} has signed the waiver of ${player.name} for ${tournament.name}.`),
        paragraph(`Terms and Conditions, version ${signature.version}. If this was not you, please write to us.`),
        linkTo('Open your Player ID', this.mail.links.playerId()),
      ],
    });
  }
}

/** Forged and outlived links are answered alike. */
export function waiverLinkEnded(): Refusal {
  return new Refusal('not-found', 'This link no longer works. Please ask for a new one.');
}

function otherText(): Refusal {
  return new Refusal('conflict', 'The waiver has a new version. Please reload the page and read it again.');
}
