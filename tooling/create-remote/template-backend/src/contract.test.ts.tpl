import { testRemote } from '@andromeda/platform/testing';
import description from '../remote.json';
import { routes } from './routes.tsx';
import { answers } from './testing/answers.ts';

testRemote({ description, routes }, { answers });
