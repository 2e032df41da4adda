import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { allPorts, type Ports } from '../../domain/port/ports.ts';
import { Database } from './database.ts';

/** Command of the domain: a function that is given the ports, of which it names those that it needs. */
type Command<Asked extends readonly unknown[], Answer> = (given: Ports, ...asked: Asked) => Promise<Answer>;

/** Runs the commands of the domain with every port. */
@Injectable()
export class Commands {
  private readonly ports: Ports;

  constructor(
    private readonly database: Database,
    modules: ModuleRef,
  ) {
    this.ports = portsOf(modules);
  }

  /** Runs a command as one transaction. */
  run<Asked extends readonly unknown[], Answer>(command: Command<Asked, Answer>, ...asked: Asked): Promise<Answer> {
    return this.database.inTransaction(() => command(this.ports, ...asked));
  }

  /** Runs a command that opens no transaction: it only reads, or belongs to the one that is running. */
  within<Asked extends readonly unknown[], Answer>(command: Command<Asked, Answer>, ...asked: Asked): Promise<Answer> {
    return command(this.ports, ...asked);
  }
}

/** Returns every port by name, each looked up across modules when first used. */
function portsOf(modules: ModuleRef): Ports {
  const entries = Object.entries(allPorts).map(([name, port]) => [
    name,
    { enumerable: true, get: () => modules.get(port, { strict: false }) },
  ]);
  return Object.create(null, Object.fromEntries(entries));
}
