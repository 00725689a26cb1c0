import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { type Manifests, rules, type Workspace, WORKSPACES } from './rules.ts';

/** The imports in this folder that go through a wall, one line each. */
export async function breaches(root: string): Promise<string[]> {
  const { output } = await cruise(
    [...WORKSPACES],
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: rules(manifestsIn(root)) },
      // What is read is TypeScript as it is written; an import of a type is an import.
      parser: 'swc',
      tsPreCompilationDeps: true,
      combinedDependencies: false,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '^web/dist/' },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  );
  return (output as ICruiseResult).summary.violations.map(inWords);
}

const inWords = ({ rule, from, to, cycle }: IViolation): string =>
  `${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}: ${rule.name}`;

function manifestsIn(root: string): Manifests {
  const manifest = (folder: string) =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      readonly scripts?: Readonly<Record<string, string>>;
      readonly dependencies?: Readonly<Record<string, string>>;
      readonly devDependencies?: Readonly<Record<string, string>>;
    };
  const declared = (own: Workspace): readonly string[] => {
    const { dependencies, devDependencies } = manifest(own);
    return Object.keys({ ...dependencies, ...devDependencies });
  };
  return {
    declared: Object.fromEntries(WORKSPACES.map(own => [own, declared(own)])) as Manifests['declared'],
    commands: Object.values(manifest('.').scripts ?? {}).flatMap(line => line.match(/tools\/\S+/g) ?? []),
  };
}
