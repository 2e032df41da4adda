import { Body, Controller, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type {
  DeletedTournament,
  EditedTournament,
  ListedTournament,
} from '../../domain/answer/tournament/listed-tournament.ts';
import { Removals } from '../../domain/port/removals.ts';
import type { SeenVersion } from '../../domain/rule/audit/seen-version.ts';
import type { TestMarks, TestsOnFile, TestsRemoved } from '../../domain/rule/tournament/holdings.ts';
import { deleteTests, deleteTournament } from '../../domain/use-case/tournament/delete-tournament.ts';
import {
  createTournament,
  editTournament,
  repeatTournament,
} from '../../domain/use-case/tournament/edit-tournament.ts';
import { organizerName } from '../access/organizer.ts';
import { Commands } from '../database/commands.ts';
import { Lists } from '../database/lists.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { Confirmed, confirmation, ExpectedVersion } from '../http/expected-version.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { Reads } from '../http/query-parameters.ts';
import { tournamentList } from './postgres-tournament-list.ts';
import { NewTournamentDto, TournamentChangeDto, TournamentFormDto, TournamentRepeatDto } from './tournament.dto.ts';

@ApiTags('tournaments')
@Controller('api/admin')
export class AdminTournamentController {
  constructor(
    private readonly lists: Lists,
    private readonly commands: Commands,
    private readonly removals: Removals,
  ) {}

  /** Creates a tournament, as POST /api/tournaments does, and returns the organizers' view of it. */
  @Post('tournaments')
  @AllowedTo(['organizer'])
  async add(@Body() answers: NewTournamentDto): Promise<ListedTournament> {
    return this.lists.one(tournamentList, (await this.commands.run(createTournament, answers)).id);
  }

  /**
   * Creates a tournament on another date with the settings, hours and rules of this one, without its teams, players and games. It
   * starts hidden and closed.
   */
  @Post('tournaments/:id/repeat')
  @AllowedTo(['organizer'])
  async repeat(@Param('id', PositiveId) id: number, @Body() answers: TournamentRepeatDto): Promise<ListedTournament> {
    return this.lists.one(tournamentList, (await this.commands.run(repeatTournament, { id, answers })).id);
  }

  /**
   * Changes a tournament; omitted fields stay as they are. If that changes the date of a drawn one, its games to come move by the
   * difference, or lose their times alone if the new date is no day; the answer says which. With `isTestThroughout` its teams and players get the tournament's test mark, or lose theirs.
   */
  @Put('tournaments/:id')
  @AllowedTo(['organizer'])
  @ApiBody({ type: TournamentFormDto })
  async edit(
    @Param('id', PositiveId) id: number,
    @Body() answers: TournamentChangeDto,
    @ExpectedVersion() seen: SeenVersion,
    @Req() request: Request,
  ): Promise<EditedTournament> {
    const { followed } = await this.commands.run(editTournament, { id, answers, seen, by: organizerName(request) });
    return { ...(await this.lists.one(tournamentList, id)), timetableFollowed: followed ?? null };
  }

  /** Deletes a tournament; with confirm=true also if something is paid or played, otherwise 409 with the records that would be deleted. */
  @Delete('tournaments/:id')
  @Reads(confirmation)
  @AllowedTo(['organizer'])
  async delete(
    @Param('id', PositiveId) id: number,
    @ExpectedVersion() seen: SeenVersion,
    @Confirmed() isConfirmed: boolean,
  ): Promise<DeletedTournament> {
    const { tournament, holdings } = await this.commands.run(deleteTournament, { id, seen, isConfirmed });
    return { id, name: tournament.name, ...holdings };
  }

  /** Counts a tournament's teams and players marked as test, and those that are not and would stay on file. */
  @Get('tournaments/:id/test-marks')
  @AllowedTo(['organizer'])
  testMarks(@Param('id', PositiveId) id: number): Promise<TestMarks> {
    return this.removals.testMarksIn(id);
  }

  /** Returns the test data: what its deletion would remove, with the tournaments by name, and what would stay. */
  @Get('test-data')
  @AllowedTo(['organizer'])
  testData(): Promise<TestsOnFile> {
    return this.removals.testsOnFile();
  }

  /** Deletes the test data, and returns the numbers of deleted records. */
  @Delete('delete-test-data')
  @AllowedTo(['organizer'])
  clean(): Promise<TestsRemoved> {
    return this.commands.run(deleteTests, undefined);
  }
}
