// @ts-check
// Serves a tournament's games as Nest's guide recommends: a controller and a TypeORM query for each request, JSON by Express.
import 'reflect-metadata';
import { argv } from 'node:process';
import { Controller, Get, Module, Param } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { gameCards } from '../../../dist/api/game/postgres-game-cards.js';
import { publicGame } from '../../../dist/domain/answer/game/public-game.js';

const source = await new DataSource({ type: 'postgres', url: argv[2] }).initialize();
const statement = `${gameCards} where tournament.visible and game.tournament_id = $1 order by game.start_time, game.field, game.id`;

class GamesController {
  /** @param {string} id */
  async gamesOf(id) {
    return (await source.query(statement, [Number(id)])).map(publicGame);
  }
}
const method = Object.getOwnPropertyDescriptor(GamesController.prototype, 'gamesOf') ?? {};
Get('tournaments/:id/games')(GamesController.prototype, 'gamesOf', method);
Param('id')(GamesController.prototype, 'gamesOf', 0);
Controller('api')(GamesController);

class PlainModule {}
Module({ controllers: [GamesController] })(PlainModule);

const app = await NestFactory.create(PlainModule, { logger: false });
const server = await app.listen(0, '127.0.0.1');
process.send?.(server.address().port);
process.once('disconnect', () => process.exit(0));
