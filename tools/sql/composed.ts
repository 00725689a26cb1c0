/*
 * Statements that neither a list nor a rehearsal (parts.ts) has, by how many a file has. What comes back is said by hand, and
 * the tests of these files run them.
 */
export const COMPOSED: Readonly<Record<string, number>> = {
  // Whatever they are given is passed on.
  'server/db/patientDb.ts': 1,
  'server/nodes/fencedDb.ts': 1,
  'server/reconcile/snapshot.ts': 1,
  'server/writer/faultyDb.ts': 1,
  'server/writer/slowDb.ts': 1,
  'tools/sql/describe.ts': 2,
  'tools/sql/rehearsal.ts': 1,
  // Table by table, of the list in it.
  'server/protection/myData.ts': 1,
  // Not about our tables: migrations themselves, databases by name, connections that are cut.
  'server/backup/walArchive.ts': 2,
  'server/db/migrate.ts': 2,
  'server/db/postgres.ts': 1,
  'tools/bench/away.ts': 1,
  'tools/freshDatabase.ts': 2,
  // What a test plants behind the house's back.
  'server/cases/testFacts.ts': 1,
  'server/reconcile/plant.ts': 1,
  // In the middle of a run of hours, which nobody rehearses.
  'tools/soak/sport/soak.ts': 1,
};
