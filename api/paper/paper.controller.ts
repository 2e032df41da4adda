import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { acceptAnswers } from '../../domain/form/accept-answers.ts';
import { easternYear } from '../../domain/time/eastern.ts';
import { certificateForm, paperForm, paperParts } from '../../domain/use-case/paper/paper-form.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { attachment } from '../http/attachment.ts';
import { CountsAs } from '../http/counts-as.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { Papers, type PrintedFile } from './papers.ts';

@ApiTags('paper')
@Controller('api/admin/tournaments/:id')
export class PaperController {
  constructor(private readonly papers: Papers) {}

  /** Returns the papers of a day as one PDF in US letter format: schedules, brackets, score sheets, check-in list. */
  @Get('paper.pdf')
  @AllowedTo(['organizer'])
  @CountsAs('export contacts')
  @ApiQuery({
    name: 'parts',
    required: false,
    description: `Some of ${paperParts.join(', ')}, by commas; all of them by default`,
  })
  @ApiQuery({ name: 'sheets', required: false, description: 'Score sheets a page: 2 (by default) or 1' })
  async pack(
    @Param('id', PositiveId) id: number,
    @Query() { parts, sheets = '2' }: Readonly<Record<string, unknown>>,
    @Res() response: Response,
  ): Promise<void> {
    const named = typeof parts === 'string' ? parts.split(',').filter((part) => part !== '') : parts;
    const wish = acceptAnswers(paperForm, { parts: named, sheets }, { year: easternYear(new Date()) });
    sendPdf(response, await this.papers.pack(id, wish));
  }

  /** Returns the check-in list as a PDF, with amounts owed and waivers; staff at check-in may print no other list. */
  @Get('check-in.pdf')
  @AllowedTo(['organizer'])
  @CountsAs('print the check-in list')
  async checkIn(@Param('id', PositiveId) id: number, @Res() response: Response): Promise<void> {
    sendPdf(response, await this.papers.pack(id, { parts: ['check-in'], sheets: '2' }, 'check-in'));
  }

  /** Returns a certificate for each team of a completed division: its champion, the first three places, or all teams. */
  @Get('certificates.pdf')
  @AllowedTo(['organizer'])
  @CountsAs('export contacts')
  @ApiQuery({ name: 'teams', required: false, description: 'champions (by default), places or everybody' })
  @ApiQuery({ name: 'players', required: false, description: 'true names the players, too' })
  async certificates(
    @Param('id', PositiveId) id: number,
    @Query() { teams = 'champions', players }: Readonly<Record<string, unknown>>,
    @Res() response: Response,
  ): Promise<void> {
    const isNamed = players === 'true' ? true : players === 'false' ? false : players;
    const wish = acceptAnswers(certificateForm, { teams, players: isNamed }, { year: easternYear(new Date()) });
    sendPdf(response, await this.papers.certificates(id, wish));
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

function sendPdf(response: Response, { name, bytes }: PrintedFile): void {
  response.setHeader('Content-Type', 'application/pdf');
  response.setHeader('Content-Disposition', attachment(name));
  response.setHeader('Cache-Control', 'no-store');
  response.end(bytes);
}
