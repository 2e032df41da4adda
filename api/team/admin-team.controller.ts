import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { type DeletionPreview, deletionPreview } from '../../domain/answer/registration/deletion-preview.ts';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import {
  type CaptainMailed,
  type DeletedTeam,
  deletedTeam,
  type TeamDeletion,
  type TeamsDropped,
  teamDeletion,
  teamsDropped,
} from '../../domain/answer/team/team-deletion.ts';
import type { SeenVersion } from '../../domain/rule/audit/seen-version.ts';
import { assignCaptain } from '../../domain/use-case/captain/captain.ts';
import { mailCaptain } from '../../domain/use-case/captain/captain-link.ts';
import { deleteTeam, previewTeamDeletion, previewTeamDeletions } from '../../domain/use-case/place/delete-team.ts';
import { dropUnconfirmed } from '../../domain/use-case/place/drop-unconfirmed.ts';
import { addToRoster, removeFromRoster } from '../../domain/use-case/roster/roster.ts';
import { addTeam } from '../../domain/use-case/team/create-team.ts';
import { editTeam, replaceInvitationCode } from '../../domain/use-case/team/edit-team.ts';
import { Commands } from '../database/commands.ts';
import { Lists } from '../database/lists.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { By, Confirmed, confirmation, ExpectedVersion } from '../http/expected-version.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { Reads } from '../http/query-parameters.ts';
import { teamList } from './postgres-team-list.ts';
import {
  CaptainLetterDto,
  RosterChoiceDto,
  TeamChangeDto,
  TeamFormDto,
  TeamsToDeleteDto,
  TeamsToDropDto,
} from './team.dto.ts';

@ApiTags('teams')
@Controller('api/admin/teams')
export class AdminTeamController {
  constructor(
    private readonly lists: Lists,
    private readonly commands: Commands,
  ) {}

  /** Creates a team. */
  @Post()
  @AllowedTo(['organizer'])
  async add(@Body() answers: TeamFormDto): Promise<ListedTeam> {
    return this.shown((await this.commands.run(addTeam, answers)).id);
  }

  /** Drops several unconfirmed teams at once; without confirm it only previews the effects. */
  @Post('drop')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async drop(@Body() chosen: TeamsToDropDto): Promise<TeamsDropped> {
    return teamsDropped(await this.commands.run(dropUnconfirmed, chosen));
  }

  /** Previews the deletion of several teams, each as if alone: the money, the people told, and the teams that stay, with reasons. */
  @Post('deletion')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async deletions(@Body() chosen: TeamsToDeleteDto): Promise<DeletionPreview> {
    return deletionPreview(await this.commands.run(previewTeamDeletions, chosen));
  }

  /** Changes a team; omitted fields stay as they are. */
  @Put(':id')
  @AllowedTo(['organizer'])
  @ApiBody({ type: TeamFormDto })
  async edit(
    @Param('id', PositiveId) id: number,
    @Body() answers: TeamChangeDto,
    @ExpectedVersion() seen: SeenVersion,
  ): Promise<ListedTeam> {
    await this.commands.run(editTeam, { id, answers, seen });
    return this.shown(id);
  }

  /** Previews the deletion of a team. */
  @Get(':id/deletion')
  @AllowedTo(['organizer'])
  async deletion(@Param('id', PositiveId) id: number): Promise<TeamDeletion> {
    return teamDeletion(await this.commands.run(previewTeamDeletion, { id }));
  }

  /** Deletes a team, or takes it out of play if it has games; with confirm=true also its dependent records. */
  @Delete(':id')
  @Reads(confirmation)
  @AllowedTo(['organizer'])
  async delete(
    @Param('id', PositiveId) id: number,
    @ExpectedVersion() seen: SeenVersion,
    @Confirmed() isConfirmed: boolean,
    @By() by: string,
  ): Promise<DeletedTeam> {
    return deletedTeam(await this.commands.run(deleteTeam, { id, seen, isConfirmed, by }));
  }

  /** Makes a player of the roster the captain. */
  @Put(':id/captain')
  @AllowedTo(['organizer'])
  async assign(
    @Param('id', PositiveId) id: number,
    @Body() { playerId }: RosterChoiceDto,
    @ExpectedVersion() seen: SeenVersion,
  ): Promise<ListedTeam> {
    await this.commands.run(assignCaptain, { id, playerId, seen });
    return this.shown(id);
  }

  /** Adds a player of the tournament to the roster, also from another team. */
  @Post(':id/players')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async takeIn(@Param('id', PositiveId) id: number, @Body() { playerId }: RosterChoiceDto): Promise<ListedTeam> {
    await this.commands.run(addToRoster, { id, playerId });
    return this.shown(id);
  }

  /** Removes a player from the roster. */
  @Delete(':id/players/:playerId')
  @AllowedTo(['organizer'])
  async takeOff(
    @Param('id', PositiveId) id: number,
    @Param('playerId', PositiveId) playerId: number,
  ): Promise<ListedTeam> {
    await this.commands.run(removeFromRoster, { id, playerId });
    return this.shown(id);
  }

  /** Draws a new invitation code; the old one becomes invalid. */
  @Post(':id/invitation-code')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async renewCode(@Param('id', PositiveId) id: number): Promise<ListedTeam> {
    await this.commands.run(replaceInvitationCode, id);
    return this.shown(id);
  }

  /** Sends the captain a letter. */
  @Post(':id/mail')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async mail(@Param('id', PositiveId) id: number, @Body() answers: CaptainLetterDto): Promise<CaptainMailed> {
    return { sentTo: await this.commands.run(mailCaptain, { id, answers }) };
  }

  private shown(id: number): Promise<ListedTeam> {
    return this.lists.one(teamList, id);
  }
}
