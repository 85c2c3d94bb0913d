import { testRemote } from '@andromeda/platform/testing';
import description from '../remote.json';
import { routes } from './routes.tsx';

testRemote({ description, routes });
