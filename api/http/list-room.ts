import { Controller, Get, Param, Query, Res, type Type } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Listing } from '../database/listing.ts';
import { Lists } from '../database/lists.ts';
import { AllowedTo } from '../session/allowed-to.ts';
import { listQuery } from './list-query.ts';
import { PositiveId } from './positive-id.pipe.ts';

/** The room where organizers read a resource: a page of it, or one record. */
export function listRoom<Row extends object>(listing: Listing<Row>): Type {
  const { resource } = listing;

  @ApiTags(resource)
  @Controller(`api/admin/${resource}`)
  class ListRoom {
    constructor(readonly lists: Lists) {}

    @Get()
    @AllowedTo(['organizer'])
    @ApiQuery({ name: 'sort', required: false, description: `["name","ASC"]: ${namesOf(listing.sorts)}` })
    @ApiQuery({ name: 'range', required: false, description: '[first,last], counted from 0; without it all rows' })
    @ApiQuery({ name: 'filter', required: false, description: `{"name":value}: ${namesOf(listing.filters)}` })
    async list(@Query() asked: Readonly<Record<string, unknown>>, @Res({ passthrough: true }) response: Response) {
      const query = listQuery(asked);
      const { rows, total } = await this.lists.page(listing, query);
      const first = query.range?.[0] ?? 0;
      response.setHeader('Content-Range', `${resource} ${first}-${Math.max(first, first + rows.length - 1)}/${total}`);
      response.setHeader('Cache-Control', 'no-store');
      return rows;
    }

    @Get(':id')
    @AllowedTo(['organizer'])
    async one(@Param('id', PositiveId) id: number, @Res({ passthrough: true }) response: Response) {
      response.setHeader('Cache-Control', 'no-store');
      return this.lists.one(listing, id);
    }
  }
  Object.defineProperty(ListRoom, 'name', {
    value: `${resource.replace(/(^|-)(\w)/g, (_, _d, letter) => letter.toUpperCase())}ListRoom`,
  });
  return ListRoom;
}

function namesOf(table: object): string {
  return Object.keys(table).join(', ');
}
