import { Body, Controller, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { PlayerFound } from '../../domain/answer/player/player-found.ts';
import type { PlayerRecord } from '../../domain/answer/player/player-record.ts';
import { Audit } from '../../domain/port/audit.ts';
import { editPlayer } from '../../domain/use-case/player/edit-player.ts';
import { Grants } from '../access/grants.ts';
import { Commands } from '../database/commands.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { requestedLanguage } from '../http/answer-language.ts';
import { RequiresProof, rememberMiss } from '../http/known-caller.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';
import { FormTries } from './form-tries.ts';
import { shown } from './lookup-attempt.ts';
import { NewPlayers } from './new-players.ts';
import { PlayerEditDto, PlayerFindDto, PlayerLookupDto } from './player.dto.ts';
import { PlayerRecords } from './player-records.ts';

@ApiTags('player')
@Controller('api/players')
export class PlayerController {
  constructor(
    private readonly records: PlayerRecords,
    private readonly commands: Commands,
    private readonly tries: FormTries,
    private readonly grants: Grants,
    private readonly newPlayers: NewPlayers,
    private readonly audit: Audit,
  ) {}

  /** Looks up a family's own registration by name and phone. */
  @Post('lookup')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['anyone'])
  @RequiresProof('name and phone')
  async lookUp(@Body() sought: PlayerLookupDto, @Req() request: Request): Promise<PlayerRecord> {
    const record = await this.records.lookUp(sought, request);
    await this.grants.give(request, 'player', record.id);
    const isConfirmed = await this.grants.holds(request, 'contact', record.id);
    await this.audit.note(shown(record.id, { inFull: isConfirmed }));
    return isConfirmed ? this.records.record(record.id, { isConfirmed, request }) : record;
  }

  /** Finds the earlier record of a returning player. */
  @Post('find')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['anyone'])
  @RequiresProof('name and phone')
  async find(@Body() sought: PlayerFindDto, @Req() request: Request): Promise<PlayerFound> {
    const answer = await this.records.find(sought, request);
    if (!answer.found) rememberMiss(request);
    if (answer.player !== null) await this.grants.give(request, 'player', answer.player.id);
    const found = answer.players.map(({ id }) => id);
    if (answer.found) await this.audit.note(shown(answer.player?.id ?? null, { found }));
    for (const { id } of answer.players) await this.grants.give(request, 're-register', id);
    return answer;
  }

  /** Changes a family's own information; returns the current record. What names or reaches the family needs the code from the mailbox on file. */
  @Put(':id/update')
  @AllowedTo(['player', 'organizer'])
  async edit(
    @Param('id', PositiveId) id: number,
    @Body() answers: PlayerEditDto,
    @Req() request: Request,
  ): Promise<PlayerRecord> {
    const isOrganizer = await this.grants.mayDo(request, 'change');
    if (!isOrganizer) await this.tries.count(request, answers);
    const hasMailbox = await this.grants.holds(request, 'contact', id);
    const language = requestedLanguage(request);
    const family = {
      kind: 'family',
      ...(await this.newPlayers.askedBy(request, id)),
      hasMailbox,
      language,
    } as const;
    await this.commands.run(editPlayer, { id, answers, by: isOrganizer ? { kind: 'organizer' } : family });
    const isConfirmed = isOrganizer || hasMailbox;
    await this.audit.note(shown(id, { inFull: isConfirmed }));
    return this.records.record(id, { isConfirmed, request });
  }
}
