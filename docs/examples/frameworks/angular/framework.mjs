import { ConsoleLogger, LogLevel, NodeJSFileSystem } from '@angular/compiler-cli';
import { createEs2015LinkerPlugin } from '@angular/compiler-cli/linker/babel';
import { transformAsync } from '@babel/core';

// `ngc -p tsconfig.json` has compiled the sources: the page's policy forbids what would compile them in the browser.
export const routes = './compiled/routes.js';
export const plugins = [
  {
    name: 'angular-linker',
    // Angular's own packages come half compiled, and this is the other half.
    transform(code, id) {
      if (!id.includes('/@angular/') || !code.includes('ɵɵngDeclare')) return null;
      const fileSystem = new NodeJSFileSystem();
      const logger = new ConsoleLogger(LogLevel.error);
      const linker = createEs2015LinkerPlugin({ linkerJitMode: false, fileSystem, logger });
      return transformAsync(code, { filename: id, plugins: [linker], configFile: false, compact: false });
    },
  },
];
export const define = { ngDevMode: 'false', ngJitMode: 'false', ngI18nClosureMode: 'false' };
