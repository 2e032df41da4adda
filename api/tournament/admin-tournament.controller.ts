import { Body, Controller, Delete, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import type { TournamentGone } from '../../domain/answer/tournament/tournament-gone.ts';
import type { SeenVersion } from '../../domain/audit/seen-version.ts';
import type { TestsRemoved } from '../../domain/tournament/holdings.ts';
import { CreateTournament } from '../../domain/use-case/tournament/create-tournament.ts';
import { DeleteTests, DeleteTournament } from '../../domain/use-case/tournament/delete-tournament.ts';
import { EditTournament } from '../../domain/use-case/tournament/edit-tournament.ts';
import { Lists } from '../database/lists.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { Confirmed, Seen } from '../http/seen-version.ts';
import { tournamentList } from './postgres-tournament-list.ts';
import { NewTournamentDto, TournamentChangeDto, TournamentFormDto } from './tournament.dto.ts';

@ApiTags('tournaments')
@Controller('api/admin')
export class AdminTournamentController {
  constructor(
    private readonly lists: Lists,
    private readonly createTournament: CreateTournament,
    private readonly editTournament: EditTournament,
    private readonly deleteTournament: DeleteTournament,
    private readonly deleteTests: DeleteTests,
  ) {}

  /** Announces a tournament, as POST /api/tournaments does, and answers it as organizers see it. */
  @Post('tournaments')
  @AllowedTo(['organizer'])
  async add(@Body() answers: NewTournamentDto): Promise<ListedTournament> {
    return this.lists.one(tournamentList, (await this.createTournament.run(answers)).id);
  }

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
  async delete(
    @Param('id', PositiveId) id: number,
    @Seen() seen: SeenVersion,
    @Confirmed() isConfirmed: boolean,
  ): Promise<TournamentGone> {
    const { tournament, holdings } = await this.deleteTournament.run({ id, seen, isConfirmed });
    return { id, name: tournament.name, ...holdings };
  }

  /** Removes what is marked as test, and answers how much that was. */
  @Delete('delete-test-data')
  @AllowedTo(['organizer'])
  clean(): Promise<TestsRemoved> {
    return this.deleteTests.run(undefined);
  }
}
