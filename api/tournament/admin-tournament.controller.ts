import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import type { SeenVersion } from '../../domain/audit/seen-version.ts';
import { DeleteTests, DeleteTournament } from '../../domain/use-case/tournament/delete-tournament.ts';
import { EditTournament } from '../../domain/use-case/tournament/edit-tournament.ts';
import { Lists } from '../database/lists.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { Confirmed, Seen } from '../http/seen-version.ts';
import { tournamentList } from './postgres-tournament-list.ts';
import { TournamentChangeDto, TournamentFormDto } from './tournament.dto.ts';

@ApiTags('tournaments')
@Controller('api/admin')
export class AdminTournamentController {
  constructor(
    private readonly lists: Lists,
    private readonly editTournament: EditTournament,
    private readonly deleteTournament: DeleteTournament,
    private readonly deleteTests: DeleteTests,
  ) {}

  /** Changes a tournament; what is not sent stays as it is. */
  @Put('tournaments/:id')
  @AllowedTo(['organizer'])
  @ApiBody({ type: TournamentFormDto })
  async edit(
    @Param('id', PositiveId) id: number,
    @Body() answers: TournamentChangeDto,
    @Seen() seen: SeenVersion,
  ): Promise<ListedTournament> {
    await this.editTournament.run({ id, answers, seen });
    return this.lists.one(tournamentList, id);
  }

  /** Deletes a tournament; with confirm=true also when something is paid or played, and without it 409 says what will go. */
  @Delete('tournaments/:id')
  @AllowedTo(['organizer'])
  delete(@Param('id', PositiveId) id: number, @Seen() seen: SeenVersion, @Confirmed() isConfirmed: boolean) {
    return this.deleteTournament.run({ id, seen, isConfirmed });
  }

  /** Removes what is marked as test, and answers how much that was. */
  @Delete('delete-test-data')
  @AllowedTo(['organizer'])
  clean() {
    return this.deleteTests.run(undefined);
  }
}
