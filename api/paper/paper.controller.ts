import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { CheckInList, CheckInState } from '../../domain/answer/check-in/check-in-list.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { attachment } from '../http/attachment.ts';
import { CountsAs } from '../http/counts-as.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { Papers } from './papers.ts';

@ApiTags('paper')
@Controller('api/admin/tournaments/:id')
export class PaperController {
  constructor(private readonly papers: Papers) {}

  /** Returns the check-in list: teams with their players, amounts owed and waivers. */
  @Get('check-in')
  @Header('Cache-Control', 'no-store')
  @AllowedTo(['organizer'])
  @CountsAs('check in')
  checkIn(@Param('id', PositiveId) id: number): Promise<CheckInList> {
    return this.papers.checkIn(id);
  }

  /** Returns who is here, what each still owes and how each waiver stands; it names nobody. */
  @Get('check-in/state')
  @Header('Cache-Control', 'no-store')
  @AllowedTo(['organizer'])
  @CountsAs('check in')
  states(@Param('id', PositiveId) id: number): Promise<readonly CheckInState[]> {
    return this.papers.states(id);
  }

  /** Returns the standings of all divisions with the final places, as a CSV file. */
  @Get('standings/export')
  @AllowedTo(['organizer'])
  standings(@Param('id', PositiveId) id: number, @Res() response: Response): Promise<void> {
    return this.papers.standings(id, beginCsv(response));
  }

  /** Returns the players of each team, as a CSV file. */
  @Get('rosters/export')
  @AllowedTo(['organizer'])
  @CountsAs('export contacts')
  rosters(@Param('id', PositiveId) id: number, @Res() response: Response): Promise<void> {
    return this.papers.rosters(id, beginCsv(response));
  }
}

const beginCsv = (response: Response) => (name: string) => {
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Content-Disposition', attachment(name));
  return response.setHeader('Cache-Control', 'no-store');
};
