# Runs a script in the root of an image ($1), as a user ($2), in mounts of its own. The machine's programs stand in for those of the base
# image, with the folder of node's program ($3) before them. With `read-only` ($4) nothing can be written but /data and /tmp. $5 is the script.
set -eu
root=$1 user=$2 node=$3 kind=$4 script=$5
mount --make-rprivate /
if [ "$kind" = read-only ]; then
  mount --bind "$root" "$root"
  mount -o remount,bind,ro "$root"
  mount --bind "$root/data" "$root/data"
  mount -o remount,bind,rw "$root/data"
  mount -t tmpfs tmpfs "$root/tmp"
fi
for folder in usr bin sbin lib lib64 etc proc dev; do
  [ -e "/$folder" ] && mount --rbind "/$folder" "$root/$folder"
done
mount -o remount,bind,ro "$root/usr"
mount -o remount,bind,ro "$root/etc"
mount --bind "$node" "$root/node"
cd "$root"
exec /usr/sbin/chroot --userspec="$user" "$root" /bin/sh -c "$script"
