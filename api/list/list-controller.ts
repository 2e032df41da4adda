import { Controller, Get, Param, Query, Res, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { listQuery } from '../database/list-query.ts';
import type { Listing } from '../database/listing.ts';
import { Lists } from '../database/lists.ts';
import { Exports } from '../export/exports.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { ApiKeyScope } from '../http/api-key-scope.ts';
import { attachment } from '../http/attachment.ts';
import { CountsAs } from '../http/counts-as.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { FileParameters, ListParameters } from './list-parameters.ts';

/** Returns the controller of a resource for organizers: a page, a file, or one record. */
export function listController<Shown extends object>(listing: Listing<Shown>): Type {
  const { resource, discloses, countsAs = 'look', savesAs = countsAs, within } = listing;
  const ToKeys = within === undefined ? () => undefined : ApiKeyScope(within);
  const saving = discloses === undefined ? savesAs : 'export contacts';

  @ApiTags(resource)
  @Controller(`api/admin/${resource}`)
  class ListController {
    constructor(
      readonly lists: Lists,
      readonly exports: Exports,
    ) {}

    /** Returns a page of the list; the header Content-Range gives its position and the total. */
    @Get()
    @AllowedTo(['organizer'])
    @CountsAs(countsAs)
    @ToKeys
    @ListParameters(listing)
    list(
      @Query() asked: Readonly<Record<string, unknown>>,
      @Res({ passthrough: true }) response: Response,
    ): Promise<readonly Shown[]> {
      return answerList(this, listing, asked, response);
    }

    /** Returns the list with its filter and order as a CSV file. */
    @Get('export')
    @AllowedTo(['organizer'])
    @CountsAs(saving)
    @ToKeys
    @FileParameters(listing)
    export(@Query() asked: Readonly<Record<string, unknown>>, @Res() response: Response): Promise<void> {
      return sendFile(this.exports, listing, asked, response);
    }

    /** Returns one record of the list, with the columns that single records have. */
    @Get(':id')
    @AllowedTo(['organizer'])
    @CountsAs(countsAs)
    @ToKeys
    one(
      @Param('id', new PositiveId(listing.largestId)) id: number,
      @Res({ passthrough: true }) response: Response,
    ): Promise<Shown> {
      response.setHeader('Cache-Control', 'no-store');
      return this.lists.look(listing, id);
    }
  }
  Object.defineProperty(ListController, 'name', {
    value: `${resource.replace(/(^|-)(\w)/g, (_, _d, letter) => letter.toUpperCase())}ListController`,
  });
  return ListController;
}

/** Holder of the reader of lists. */
interface Shelf {
  readonly lists: Lists;
}

/** Answers a page of a list, with its position and the total in the header Content-Range. */
export async function answerList<Shown extends object>(
  { lists }: Shelf,
  listing: Listing<Shown>,
  asked: Readonly<Record<string, unknown>>,
  response: Response,
): Promise<readonly Shown[]> {
  const query = listQuery(asked);
  const { rows, total } = await lists.page(listing, query);
  const first = query.range?.[0] ?? 0;
  const last = Math.max(first, first + rows.length - 1);
  response.setHeader('Content-Range', `${listing.resource} ${first}-${last}/${total}`);
  response.setHeader('Cache-Control', 'no-store');
  return rows;
}

/** Streams the file; aborts its query when the reader disconnects. */
async function sendFile<Shown extends object>(
  exports: Exports,
  listing: Listing<Shown>,
  asked: Readonly<Record<string, unknown>>,
  response: Response,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const begin = (name: string) => {
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', attachment(name));
    return response.setHeader('Cache-Control', 'no-store');
  };
  try {
    await exports.write(listing, listQuery(asked), gone.signal, begin);
  } catch (error) {
    if (!gone.signal.aborted || response.errored) throw error;
  }
}
