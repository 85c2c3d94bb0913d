// Federation starts asynchronously: the check begins once the shared libraries are ready.
import './contract/check-remote.ts';
