import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CallOffPreview, ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { callOffTournament, undoCallOff } from '../../domain/use-case/tournament/call-off-tournament.ts';
import { previewCallOff } from '../../domain/use-case/tournament/preview-call-off.ts';
import { Commands } from '../database/commands.ts';
import { Lists } from '../database/lists.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { By } from '../http/expected-version.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { ShownLetters } from '../mail/shown-letters.ts';
import { Settings } from '../process/settings.ts';
import { tournamentList } from './postgres-tournament-list.ts';
import { CallOffDto } from './tournament.dto.ts';

@ApiTags('tournaments')
@Controller('api/admin/tournaments/:id/call-off')
export class CallOffController {
  constructor(
    private readonly commands: Commands,
    private readonly lists: Lists,
    private readonly letters: ShownLetters,
    private readonly settings: Settings,
  ) {}

  /** Previews a call-off: how many are told, and the letter in each language. Nothing is changed. */
  @Post('preview')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async preview(@Param('id', PositiveId) id: number, @Body() said: CallOffDto): Promise<CallOffPreview> {
    const { samples, ...told } = await this.commands.within(previewCallOff, { id, said });
    const isMailDelivered = this.settings.smtpUrl !== undefined;
    const shown = await Promise.all(samples.map((letter) => this.letters.shown(letter)));
    return { ...told, isMailDelivered, samples: shown.map(({ to: _, ...letter }) => letter) };
  }

  /**
   * Calls a tournament off or postpones it; said again, it corrects what was said. Its pages say so at once, families and followers are
   * told a minute later. Its games follow another date as with PUT.
   */
  @Put()
  @AllowedTo(['organizer'])
  async callOff(
    @Param('id', PositiveId) id: number,
    @Body() said: CallOffDto,
    @By() by: string,
  ): Promise<ListedTournament> {
    await this.commands.run(callOffTournament, { id, said, by });
    return this.lists.one(tournamentList, id);
  }

  /** Undoes a call-off of which nobody has been told; 409 after that. */
  @Delete()
  @AllowedTo(['organizer'])
  async undo(@Param('id', PositiveId) id: number, @By() by: string): Promise<ListedTournament> {
    await this.commands.run(undoCallOff, { id, by });
    return this.lists.one(tournamentList, id);
  }
}
