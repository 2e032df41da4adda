import { noSuchGame } from '../../day/enter-game.ts';
import { type EmergencyContact, notTheDay } from '../../emergency-contact/emergency-contact.ts';
import type { ScoreWriter } from '../../game/score-writer.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import { coversGame, type GamePlace } from '../../session/keeper-range.ts';
import { isOneDay } from '../../time/eastern.ts';
import { lookAt } from './look.ts';

/** Score keeper's request for the emergency contact of a player of a game. */
interface LookAtGame {
  readonly playerId: number;
  readonly game: (GamePlace & { readonly team1Id: number | null; readonly team2Id: number | null }) | undefined;
  readonly writer: Pick<ScoreWriter, 'role' | 'width'>;
}

/** Shows a player's emergency contact to the keeper of their game, on the day of the game; the look is audited. */
export class ShowEmergencyContactAtGame {
  constructor(private readonly ports: Given<'registrations' | 'emergencyContacts'>) {}

  async run({ playerId, game, writer }: LookAtGame): Promise<EmergencyContact> {
    if (game === undefined || !coversGame(writer.width, game)) throw noSuchGame();
    const teamId = (await this.ports.registrations.find(playerId, game.tournamentId))?.teamId ?? null;
    if (teamId === null || ![game.team1Id, game.team2Id].includes(teamId)) throw noSuchPlayer();
    if (writer.role === 'keeper' && !isOneDay(game.startTime, this.ports.clock.now())) throw notTheDay();
    return lookAt(this.ports.emergencyContacts, this.ports.audit, playerId);
  }
}
