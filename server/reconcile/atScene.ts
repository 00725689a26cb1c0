import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { checkpointIn } from './plant.ts';
import type { Checkpoint } from './reconcile.ts';
import { playScene, type Scene } from './testScene.ts';

interface Database {
  readonly url: string;
  drop(): Promise<void>;
}

/** For tests: the scene is played before the first of them, in a database of its own. */
export function atScene(freshDatabase: () => Promise<Database>, config: Partial<Config> = {}) {
  let database: Database;
  let scene: Scene;
  let checkpoint: Promise<Checkpoint> | undefined;
  beforeAll(async () => {
    database = await freshDatabase();
    scene = await playScene(database.url, config);
  });
  afterAll(async () => {
    await scene.office.close();
    await database.drop();
  });
  const db = (): Db => scene.office.house.deps.db;
  return {
    scene: () => scene,
    db,
    /** Where a pass came to that was made when this was first asked for. */
    checkpoint: () => (checkpoint ??= checkpointIn(db(), scene.office.world.now())),
    asha: (kind = 'player') => `${kind}:${scene.asha.id}`,
    bina: (kind = 'player') => `${kind}:${scene.bina.id}`,
  };
}
